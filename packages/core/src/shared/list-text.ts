/** "Noor Haddad, Sam Okonjo and Robin Halloran". Empty: '' for no terms. Source: the wording is ours. */
export const listText = (terms: readonly string[]): string =>
  terms.length < 2 ? terms.join('') : `${terms.slice(0, -1).join(', ')} and ${terms.at(-1)}`
