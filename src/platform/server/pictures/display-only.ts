/** Headers of an uploaded picture, for the case that it is opened as a document. */
export const displayOnly = { 'content-security-policy': "sandbox; default-src 'none'" } as const
