import { expect, test } from 'vitest'
import { ApiError, NoConnection } from './api.ts'
import { messageFor, UserError } from './message-for.ts'

const refusal = (status: number, error: string) => new ApiError(status, { error, code: 'NO', requestId: '' })

test('shows the server’s own text', () => {
  expect(messageFor(refusal(404, 'There is no such pairing.'), 'Not saved.')).toBe(
    'There is no such pairing.',
  )
  expect(messageFor(refusal(503, 'Busy.'), 'Not saved.')).toBe('Busy.')
})

test('shows that the connection is missing', () => {
  const failure = new NoConnection(new TypeError('Failed to fetch'))
  expect(messageFor(failure, 'Not saved.')).toBe(failure.message)
  expect(messageFor(failure, 'Not saved.', { onServerError: 'Away.' })).toBe(failure.message)
})

test('shows a text that the client wrote for the user', () => {
  expect(messageFor(new UserError('Please enter a cigar name'), 'Not found.')).toBe(
    'Please enter a cigar name',
  )
})

test('shows the fallback instead of an error of the program and of an empty text', () => {
  expect(messageFor(new TypeError('x is not a function'), 'Not saved.')).toBe('Not saved.')
  expect(messageFor('thrown text', 'Not saved.')).toBe('Not saved.')
  expect(messageFor(refusal(409, ''), 'Not saved.')).toBe('Not saved.')
})

test('replaces the server’s text from status 500 on where the caller asks for that', () => {
  const options = { onServerError: 'Temporarily unavailable.' }
  expect(messageFor(refusal(500, 'Internal error'), 'Not found.', options)).toBe('Temporarily unavailable.')
  expect(messageFor(refusal(499, 'Not this one.'), 'Not found.', options)).toBe('Not this one.')
})
