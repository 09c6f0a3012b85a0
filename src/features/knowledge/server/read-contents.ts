interface ChapterOfSlugs {
  title: string
  slugs: string[]
}

export interface TopicOfSlugs {
  title: string
  chapters: ChapterOfSlugs[]
}

/** Reads `data/articles/contents.md`: `##` a topic, `###` a chapter, `-` the file name of an article. */
export function readContents(text: string): TopicOfSlugs[] {
  return partsBelow(text, '##').map(({ title, body }) => ({
    title,
    chapters: partsBelow(body, '###').map(chapter => ({
      title: chapter.title,
      slugs: [...chapter.body.matchAll(/^- (.+)$/gm)].map(([, slug]) => slug!),
    })),
  }))
}

function partsBelow(text: string, mark: string): { title: string; body: string }[] {
  return text
    .split(new RegExp(`^${mark} `, 'm'))
    .slice(1)
    .map(part => {
      const [title = '', ...lines] = part.split('\n')
      return { title, body: lines.join('\n') }
    })
}
