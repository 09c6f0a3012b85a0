interface ChapterOfSlugs {
  title: string
  slugs: string[]
}

export interface TopicOfSlugs {
  title: string
  chapters: ChapterOfSlugs[]
}

/**
 * Reads `data/articles/contents.md`: `##` a topic, `###` a chapter, `-` the file name of an article. Throws if an article
 * stands outside of a chapter.
 */
export function readContents(text: string): TopicOfSlugs[] {
  const topics = readTopics(text)
  const listed = topics.flatMap(({ chapters }) => chapters.flatMap(({ slugs }) => slugs)).length
  if (listed !== slugsIn(text).length)
    throw new Error('data/articles/contents.md has an article outside of a chapter')
  return topics
}

function readTopics(text: string): TopicOfSlugs[] {
  return partsBelow(text, '##').map(({ title, body }) => ({
    title,
    chapters: partsBelow(body, '###').map(chapter => ({
      title: chapter.title,
      slugs: slugsIn(chapter.body),
    })),
  }))
}

function slugsIn(text: string): string[] {
  return [...text.matchAll(/^- (.+)$/gm)].map(([, slug]) => slug!)
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
