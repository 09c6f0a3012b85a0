import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface KnowledgeArticle {
  id: string
  title: string
  topic: string
  body: string
}

/**
 * Reads articles (`data/knowledge/*.md`): the first line is `# Title`, the second `topic: …`, the rest is the text.
 * The file name is the id. Throws if a file has another format.
 */
export function readKnowledge(directory: string): KnowledgeArticle[] {
  return readdirSync(directory)
    .filter(file => file.endsWith('.md'))
    .sort()
    .map(file => readArticle(file.replace(/\.md$/, ''), readFileSync(join(directory, file), 'utf8')))
}

function readArticle(id: string, text: string): KnowledgeArticle {
  const article = /^# (?<title>.+)\ntopic: (?<topic>.+)\n\n(?<body>[\s\S]+)$/.exec(text)?.groups
  if (!article) throw new Error(`data/knowledge/${id}.md must begin with "# Title" and "topic: …"`)
  return { id, title: article.title!, topic: article.topic!, body: article.body!.trim() }
}
