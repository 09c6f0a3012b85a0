export interface DemoMark {
  filledAt: Date
  folders: string[]
}

export function markDemo(directory: string, mark?: DemoMark): void
export function contentsOf(directory: string): string[]
