import { expect, test } from 'vitest'
import { isOtherLanguage } from './is-other-language.ts'

test.each([
  'Kann ich einen Humidor auch ohne Zedernholz benutzen?',
  'mi puro sabe a gasolina en las primeras caladas, ¿qué hago?',
  'Bonjour, quelle est la différence entre un Cohiba cubain et le Cohiba dominicain ?',
  'Kann ich Zigarren in der Garage lagern, und wie?',
  'Come si taglia il sigaro e con che cosa?',
  '¿Cómo se corta un puro?',
  'Welche Zigarre passt zu Whisky?',
  'lassen sich Zigarren einfrieren?',
])('%s is not English', question => {
  expect(isOtherLanguage(question)).toBe(true)
})

test.each([
  'what goes with La Flor de las Antillas',
  'El Rey del Mundo, Flor de Selva or Por Larrañaga?',
  'is the Casa de Garcia any good',
  'Romeo y Julieta vs Hoyo de Monterrey',
  'Los Angeles vs Las Vegas cigar lounges',
  'El Rey de los Habanos strength',
  'who won the game last night',
])('%s is English', question => {
  expect(isOtherLanguage(question)).toBe(false)
})
