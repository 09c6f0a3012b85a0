export interface ArticleFile {
  title: string
  /** Keys of `sources.csv`. */
  sources: string[]
  /** Slugs. */
  related: string[]
  sections: SectionText[]
}

export interface SectionText {
  id: string
  /** A question. */
  heading: string
  /** With `{{key}}` where a figure of `facts.csv` stands. */
  body: string
}

const head = /^# (?<title>.+)\nsources: (?<sources>.+)\nrelated: (?<related>.+)\n\n## /
const section = /^(?<heading>.+)\nid: (?<id>[a-z0-9-]+)\n(?<body>[\s\S]+)$/

/** Reads the text of one file of `data/articles`, as data/README.md describes it. Throws if it has another format. */
export function readArticle(slug: string, text: string): ArticleFile {
  const fields = head.exec(text)?.groups
  if (!fields)
    throw new Error(`data/articles/${slug}.md must begin with "# Title", "sources:" and "related:"`)
  return {
    title: fields.title!,
    sources: fields.sources!.split(', '),
    related: fields.related!.split(', '),
    sections: text
      .split(/^## /m)
      .slice(1)
      .map(part => readSection(slug, part)),
  }
}

function readSection(slug: string, text: string): SectionText {
  const fields = section.exec(text)?.groups
  if (!fields)
    throw new Error(
      `data/articles/${slug}.md has a section without heading, id or text: ${text.slice(0, 60)}`,
    )
  const { heading, id, body } = fields
  return { id: id!, heading: heading!, body: body!.trim() }
}
