export interface DemoMark {
  filledAt: Date
  folders: string[]
}

export function chooseDemo(
  environment: NodeJS.ProcessEnv,
  root: string,
): { refusal?: string; directory?: string; environment?: Record<string, string> }
export function markDemo(directory: string, mark?: DemoMark): void
export function contentsOf(directory: string): string[]
