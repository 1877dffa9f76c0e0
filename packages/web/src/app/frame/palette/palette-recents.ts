import type { CurrentUser, PaletteEntry, SearchCache } from '@fairhaul/core'
import type { PaletteItem } from './palette-source.ts'

/** Earlier choices in the palette, newest first. Choices that navigate are stored with their text. */
type Chosen = Pick<PaletteEntry, 'key'> &
  Partial<Pick<PaletteItem, 'group' | 'label' | 'detail'>> & {
    readonly path?: string
  }

const CHOSEN_MAX = 6

/** Items of these groups are available only after a search found them. */
const REMEMBERED: ReadonlySet<PaletteItem['group']> = new Set(['loads', 'saved-searches'])

const isText = (it: unknown): it is string => typeof it === 'string'

const isChosen = (it: unknown): it is Chosen =>
  typeof it === 'object' && it !== null && isText((it as Partial<Chosen>).key)

/**
 * The user's choices in the palette, stored in this browser until sign-out.
 * Empty: for any other user, and for invalid stored data.
 */
export class PaletteRecents {
  readonly #storage: SearchCache

  constructor(storage: SearchCache) {
    this.#storage = storage
  }

  keys(user: CurrentUser): readonly string[] {
    return this.#read(user).map(({ key }) => key)
  }

  /** The choices that must be stored to be shown again. */
  items(user: CurrentUser): readonly PaletteItem[] {
    return this.#read(user).flatMap(({ key, group, label, detail, path }) =>
      group !== undefined && REMEMBERED.has(group) && isText(label) && isText(path)
        ? [
            {
              key,
              group,
              label,
              searchTerms: [],
              isFound: false,
              detail: isText(detail) ? detail : null,
              keys: null,
              deed: { kind: 'go', path },
            } as const,
          ]
        : [],
    )
  }

  chose(user: CurrentUser, { key, group, label, detail, deed }: PaletteItem): void {
    if (group === 'search') return
    const chosen: Chosen =
      REMEMBERED.has(group) && deed.kind === 'go' ? { key, group, label, detail, path: deed.path } : { key }
    const others = this.#read(user).filter(each => each.key !== key)
    this.#storage.write(keyOf(user), [chosen, ...others].slice(0, CHOSEN_MAX))
  }

  #read(user: CurrentUser): readonly Chosen[] {
    const found = this.#storage.read(keyOf(user))
    return Array.isArray(found) ? found.filter(isChosen).slice(0, CHOSEN_MAX) : []
  }
}

const keyOf = ({ id, company }: CurrentUser): string => `palette/${id}/${company?.id ?? ''}`
