/** The fragment of a topic in the contents: `storage-care`. */
export function topicAnchor(topic: string): string {
  return topic.toLowerCase().replace(/\W+/g, '-')
}
