/** What the humidors of a member say of one line of the catalogue. */
export interface LineRecord {
  lineId: string
  /** Brand and name of the row that was added last. */
  brand: string
  cigarName: string
  quantity: number
  /** When the latest row of it was added. */
  addedAt: Date
  /** When one of them was smoked last; null if none was. */
  smokedAt: Date | null
}
