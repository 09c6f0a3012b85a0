/** 49,233 passwords that others try first, from a list that ships with the house; read when first wanted. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return list
}

let list: Promise<ReadonlySet<string>> | undefined
