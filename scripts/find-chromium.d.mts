export function browserOptions(): { executablePath?: string; args: string[] }
export function findChromium(): Promise<string | undefined>
