import { type Clock, done, type Loadable, type PaletteRow, rankPalette, mergePalette } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { EnterWait } from '../../../parts/carrier-search/enter-wait.ts'
import { type CursorMove, keyAfterMove } from '../../../stores/listbox-cursor.ts'
import { Query } from '../../../stores/query.ts'
import type { PaletteRecents } from './palette-recents.ts'
import type { PaletteContext, PaletteItem, PaletteSource, QuerySource } from './palette-source.ts'

type Answer = Loadable<readonly PaletteItem[]>

interface QueryParams {
  readonly context: PaletteContext
  readonly text: string
}

type Rows = readonly PaletteRow<PaletteItem>[]

/**
 * The rows of the palette and its cursor. Core ranks them; each source responds on its own.
 * A key recomputes all rows, with the cursor on the first. A later response does not move the row under the cursor or
 * the pointer, nor the rows above it.
 */
export class PaletteStore {
  isOpen = false
  text = ''
  rows: Rows = []
  activeKey: string | null = null
  readonly #sources: readonly PaletteSource[]
  readonly #recents: PaletteRecents
  readonly #enter: EnterWait
  readonly #queries = new Map<QuerySource, Query<readonly PaletteItem[], QueryParams>>()
  #context: PaletteContext | undefined
  #pointedKey: string | null = null

  constructor(sources: readonly PaletteSource[], recents: PaletteRecents, clock: Pick<Clock, 'after'>) {
    this.#sources = sources
    this.#recents = recents
    this.#enter = new EnterWait(this, clock)
    for (const source of sources)
      if (source.kind === 'query') this.#queries.set(source, this.#queryOf(source))
    makeAutoObservable(this, { rows: observableRef }, { autoBind: true })
  }

  /** Resets the palette: clears the text, and requests the `opening` sources again. */
  open(context: PaletteContext): void {
    this.#context = context
    for (const query of this.#queries.values()) query.reset()
    this.text = ''
    this.isOpen = true
    this.#layOut()
    this.#loadAll('opening')
  }

  close(): void {
    this.isOpen = false
    this.#enter.drop()
    for (const query of this.#queries.values()) query.dispose()
  }

  type(text: string): void {
    this.text = text
    this.#loadAll('text')
    this.#layOut()
  }

  /** Moves the cursor, wrapping around at both ends. */
  move(to: CursorMove): void {
    const keys = this.rows.map(({ entry }) => entry.key)
    this.activeKey = keyAfterMove(keys, this.activeKey, to)
  }

  /** The pointer has moved onto a row. */
  point(key: string): void {
    this.#pointedKey = key
    this.activeKey = key
  }

  get active(): PaletteItem | undefined {
    return this.rows.find(({ entry }) => entry.key === this.activeKey)?.entry
  }

  /**
   * Chooses the row under the cursor and stores the choice. Without a cursor: the search, if the text can be searched.
   */
  choose(key: string | null = this.activeKey): PaletteItem | undefined {
    const chosen =
      this.rows.find(({ entry }) => entry.key === key) ?? this.rows.find(({ group }) => group === 'search')
    if (chosen !== undefined && this.#context !== undefined)
      this.#recents.chose(this.#context.user, chosen.entry)
    return chosen?.entry
  }

  /** Whether Enter was pressed, and waits for the carriers of this text. */
  get isWaiting(): boolean {
    return this.#enter.isWaiting
  }

  /**
   * What Enter chooses. A number waits for the carriers that have it, so that Enter never comes too early; then it
   * chooses the one of exactly this number, if any.
   *
   * Empty: undefined when the text was changed or the palette closed meanwhile, and for a second Enter while one waits.
   */
  async submit(): Promise<PaletteItem | undefined> {
    const { text, activeKey } = this
    if (this.isWaiting) return undefined
    const isOwnChoice = activeKey !== this.#first() || this.active?.group === 'other-search'
    if (isOwnChoice || !/\d/.test(text) || !this.#carriers.some(({ isPending }) => isPending))
      return this.choose()
    const known = () => Promise.all(this.#carriers.map(query => query.finished()))
    if (!(await this.#enter.isStillMeant(known))) return undefined
    return this.choose(this.rows.find(({ entry }) => entry.isExact)?.entry.key)
  }

  /** The labels of sources that are still loading. */
  get searching(): readonly string[] {
    return this.#nouns(({ kind }) => kind === 'loading')
  }

  /** The labels of sources that failed. */
  get missing(): readonly string[] {
    return this.#nouns(({ kind }) => kind === 'failed' || kind === 'refused')
  }

  /** Text is entered, every source has responded, and only the search fallback is left. */
  get isEmpty(): boolean {
    return (
      this.text.trim() !== '' &&
      this.searching.length === 0 &&
      this.missing.length === 0 &&
      this.rows.every(({ group }) => group === 'search')
    )
  }

  /** Requests the failed sources again. */
  retry(): void {
    for (const [source, { state }] of this.#queries)
      if (state.kind === 'failed' || state.kind === 'refused') this.#request(source)
  }

  get #carriers(): readonly Query<readonly PaletteItem[], QueryParams>[] {
    return [...this.#queries].filter(([{ group }]) => group === 'carriers').map(([, query]) => query)
  }

  #nouns(isSuch: (answer: Answer) => boolean): readonly string[] {
    return [...this.#queries].filter(([, { state }]) => isSuch(state)).map(([{ noun }]) => noun)
  }

  #loadAll(requested: QuerySource['requested']): void {
    const context = this.#context
    if (context === undefined) return
    for (const source of this.#sources)
      if (source.kind === 'query' && source.requested === requested && source.isFor(context))
        this.#request(source)
  }

  #request(source: QuerySource): void {
    const context = this.#context
    if (context === undefined) return
    const query = this.#queries.get(source)
    if (source.requested === 'text' && this.text.trim() === '') query?.reset()
    else void query?.load({ context, text: this.text })
  }

  #queryOf(source: QuerySource): Query<readonly PaletteItem[], QueryParams> {
    return new Query(
      async ({ context, text }, signal) => (await source.request(context, text, signal)) ?? done([]),
      { onChange: state => state.kind !== 'loading' && this.#merge() },
    )
  }

  #ranked(): Rows {
    const context = this.#context
    if (context === undefined) return []
    const { user } = context
    const fixed = this.#sources.flatMap(source =>
      source.kind === 'fixed' ? source.items(context, this.text) : [],
    )
    const remembered = this.#recents.items(user).filter(({ group }) => this.#hasSource(group, context))
    const entries = new Map<string, PaletteItem>()
    for (const item of [...remembered, ...this.#answered(), ...fixed])
      if (!entries.has(item.key) || (item.isFound && entries.get(item.key)?.isFound === false))
        entries.set(item.key, item)
    const chosen = this.#recents.keys(user)
    const opened = fixed.filter(({ group }) => group === 'carriers').map(({ key }) => key)
    return rankPalette({ text: this.text, entries: [...entries.values()], recent: [...chosen, ...opened] })
  }

  /** Old results stay while they also match the new text locally. */
  #answered(): readonly PaletteItem[] {
    return [...this.#queries.values()].flatMap(({ value: items = [], state }) =>
      state.kind === 'ready' ? items : items.map(item => ({ ...item, isFound: false, isExact: false })),
    )
  }

  /** Stored choices are offered while their source is available. */
  #hasSource(group: PaletteItem['group'], context: PaletteContext): boolean {
    return this.#sources.some(
      source => source.kind === 'query' && source.group === group && source.isFor(context),
    )
  }

  #layOut(): void {
    this.rows = this.#ranked()
    this.#pointedKey = null
    this.activeKey = this.#first()
  }

  #merge(): void {
    const keys = this.rows.map(({ entry }) => entry.key)
    const held = Math.max(keys.indexOf(this.activeKey ?? ''), keys.indexOf(this.#pointedKey ?? ''))
    const isKnown = this.activeKey !== null && keys.includes(this.activeKey)
    runInAction(() => {
      this.rows = mergePalette(this.rows, this.#ranked(), keys[held] ?? null)
      if (!isKnown) this.activeKey = this.#first()
    })
  }

  /** The search fallback is never chosen by mistake: the cursor is on it only after it was moved there. */
  #first(): string | null {
    const [first] = this.rows
    return first === undefined || first.group === 'search' ? null : first.entry.key
  }
}
