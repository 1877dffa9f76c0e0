/** The browser's storages besides local and session storage, as far as a script can reach them. */
export interface OtherStorages {
  readonly indexedDB?: Pick<IDBFactory, 'databases' | 'deleteDatabase'> | undefined
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'> | undefined
  readonly document: { cookie: string }
  readonly location: { readonly hostname: string; readonly pathname: string }
}

const LONG_AGO = 'Thu, 01 Jan 1970 00:00:00 GMT'

/** A failure here means the data is gone or forbidden; there is no one to report it to. */
const quietly = (act: () => Promise<unknown> | undefined): void => {
  try {
    void act()?.catch(() => undefined)
  } catch {
    // Accessing a forbidden storage throws.
  }
}

/** `a.b.example` and every domain above it, because a cookie may be set for any of them. */
const domainsOf = (hostname: string): readonly string[] => {
  const parts = hostname.split('.')
  return parts.map((_, at) => parts.slice(at).join('.'))
}

/** `/`, `/broker/`, `/broker/carriers/` and the same without the last slash. */
const pathsOf = (pathname: string): readonly string[] => {
  const parts = pathname.split('/').filter(part => part !== '')
  const folders = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)
  return ['/', ...folders.flatMap(folder => [folder, `${folder}/`])]
}

const forgetCookies = ({ document, location }: OtherStorages): void => {
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim() ?? ''
    if (name === '') continue
    for (const path of pathsOf(location.pathname)) {
      const gone = `${name}=; expires=${LONG_AGO}; path=${path}`
      document.cookie = gone
      for (const domain of domainsOf(location.hostname)) document.cookie = `${gone}; domain=${domain}`
    }
  }
}

/**
 * Removes every database, cached response and cookie that a script can read, from any user, so that the data of
 * third-party scripts about the user is removed too.
 *
 * Source: section 4, "Sign-out".
 */
export const clearOtherStorages = (page: OtherStorages): void => {
  quietly(async () => {
    const { indexedDB } = page
    for (const { name } of (await indexedDB?.databases()) ?? [])
      if (name !== undefined) indexedDB?.deleteDatabase(name)
  })
  quietly(async () => {
    const { caches } = page
    for (const name of (await caches?.keys()) ?? []) await caches?.delete(name)
  })
  quietly(async () => forgetCookies(page))
}
