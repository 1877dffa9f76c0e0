/** A user's full name. Empty: null, as no address replaces a name. */
export const fullName = (user: { readonly first_name: string | null; readonly last_name: string | null }) =>
  [user.first_name, user.last_name].filter(Boolean).join(' ') || null
