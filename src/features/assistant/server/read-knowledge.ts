import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface KnowledgeArticle {
  id: string
  title: string
  topic: string
  body: string
}

/**
 * Reads the house's articles (`data/knowledge/*.md`): the first line is `# Title`, the second `topic: …`,
 * the rest is the text. The file's name is the id. Throws when a file does not begin like that.
 */
export function readKnowledge(directory: string): KnowledgeArticle[] {
  return readdirSync(directory)
    .filter(file => file.endsWith('.md'))
    .sort()
    .map(file => readArticle(file.replace(/\.md$/, ''), readFileSync(join(directory, file), 'utf8')))
}

function readArticle(id: string, text: string): KnowledgeArticle {
  const found = /^# (?<title>.+)\ntopic: (?<topic>.+)\n\n(?<body>[\s\S]+)$/.exec(text)?.groups
  if (!found) throw new Error(`data/knowledge/${id}.md must begin with "# Title" and "topic: …"`)
  return { id, title: found.title!, topic: found.topic!, body: found.body!.trim() }
}
