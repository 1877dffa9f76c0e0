/** Someone's name as it is kept beside what they did. Empty: null, as no address stands in for a name. */
export const fullName = (user: { readonly first_name: string | null; readonly last_name: string | null }) =>
  [user.first_name, user.last_name].filter(Boolean).join(' ') || null
