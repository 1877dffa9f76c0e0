/** What the browser keeps beside its two plain storages, as far as a script may reach it. */
export interface OtherStorages {
  readonly indexedDB?: Pick<IDBFactory, 'databases' | 'deleteDatabase'> | undefined
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'> | undefined
  readonly document: { cookie: string }
  readonly location: { readonly hostname: string; readonly pathname: string }
}

const LONG_AGO = 'Thu, 01 Jan 1970 00:00:00 GMT'

/** What fails here is gone, or forbidden; there is nobody to tell. */
const quietly = (act: () => Promise<unknown> | undefined): void => {
  try {
    void act()?.catch(() => undefined)
  } catch {
    // A storage that is forbidden throws when it is named.
  }
}

/** `a.b.example` and every domain above it, as a cookie may have been set for any of them. */
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
 * Removes every database, every cached answer and every cookie that a script may read, whoever made it: what other
 * companies' scripts keep about a person goes with the person.
 *
 * Source: section 4, "Sign-out".
 */
export const forgetElsewhere = (page: OtherStorages): void => {
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
