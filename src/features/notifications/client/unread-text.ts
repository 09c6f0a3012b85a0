const maxShown = 99

export function unreadText(unread: number): string {
  return unread > maxShown ? `${maxShown}+` : String(unread)
}

export function bellLabel(unread: number): string {
  return unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`
}
