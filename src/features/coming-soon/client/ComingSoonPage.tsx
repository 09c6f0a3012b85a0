interface ComingSoonPageProps {
  title: string
  /** What will be there, without a promise of when. */
  lead: string
}

/** A place that is not open yet, and says so. */
export function ComingSoonPage({ title, lead }: ComingSoonPageProps) {
  return (
    <section>
      <h1>{title}</h1>
      <p>{lead}</p>
    </section>
  )
}
