import { accountTabPath, isScope, parseId, type Scope, type UserId } from '@fairhaul/core'

/** The drawer over the lists. */
export type OpenDrawer =
  | { readonly kind: 'none' }
  | { readonly kind: 'invite' }
  | { readonly kind: 'user'; readonly id: UserId }

/** The filters of the lists and the open drawer, all of it in the address. */
export interface UsersAddress {
  readonly list: 'users' | 'invitations'
  /** A part of a name or an address. It excludes the scope filter: no call has both. */
  readonly search: string
  /** Only users with this scope. */
  readonly scope: Scope | null
  readonly page: number
  readonly open: OpenDrawer
}

export const FIRST_USERS: UsersAddress = {
  list: 'users',
  search: '',
  scope: null,
  page: 1,
  open: { kind: 'none' },
}

const openOf = (query: URLSearchParams): OpenDrawer => {
  if (query.has('invite')) return { kind: 'invite' }
  const id = parseId<'user'>(query.get('user') ?? '')
  return id === undefined ? { kind: 'none' } : { kind: 'user', id }
}

/** Reads an address; missing and invalid values are the defaults. */
export const readUsersAddress = (query: URLSearchParams): UsersAddress => {
  const search = (query.get('search') ?? '').slice(0, 200)
  const scope = query.get('scope') ?? ''
  return {
    list: query.get('list') === 'invitations' ? 'invitations' : 'users',
    search,
    scope: search === '' && isScope(scope) ? scope : null,
    page: parseId<'page'>(query.get('page') ?? '') ?? 1,
    open: openOf(query),
  }
}

/** The address of the given values; the others are the defaults. */
export const usersPath = (address: Partial<UsersAddress>): string => {
  const { list, search, scope, page, open } = { ...FIRST_USERS, ...address }
  return accountTabPath('users', {
    list: list === 'users' ? undefined : list,
    search: search === '' ? undefined : search,
    scope: scope ?? undefined,
    page: page === 1 ? undefined : page,
    invite: open.kind === 'invite' ? 1 : undefined,
    user: open.kind === 'user' ? open.id : undefined,
  })
}
