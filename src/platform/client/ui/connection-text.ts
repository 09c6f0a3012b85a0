export const needsConnection = 'This needs a connection to open for the first time.'
