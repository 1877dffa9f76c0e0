import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'

/** Loads a module. A value if its code is here already. A failed load can be retried. */
export type LoadModule<M> = () => M | Promise<M>

/** By its method: a promise may come from another realm. */
const isPromise = <M>(value: M | Promise<M>): value is Promise<M> =>
  typeof (value as Partial<Promise<M>> | undefined)?.then === 'function'

/**
 * A part of a screen whose code and store are created when it is first shown: a tab, a section, a drawer. Its store
 * lives as long as the screen, so that what was typed in it is still there later.
 */
export class LateModule<M> implements ScreenStore {
  /** The module and its store, once both are here. */
  opened: { readonly module: M; readonly store: ScreenStore } | undefined = undefined
  isLoading = false
  /** The code failed to load. `open` tries again. */
  isBroken = false
  readonly #load: LoadModule<M>
  #pending: Promise<unknown> = Promise.resolve()

  constructor(load: LoadModule<M>) {
    this.#load = load
    makeAutoObservable(this, { opened: observableRef }, { autoBind: true })
  }

  /** Opens it. `openStore` gets the store of the last time, and returns the same one or a new one. */
  open(openStore: (module: M, previous: ScreenStore | undefined) => ScreenStore): void {
    const known = this.opened?.module ?? this.#load()
    this.isBroken = false
    if (isPromise(known)) {
      this.isLoading = true
      const pending: Promise<unknown> = known.then(
        module => this.#arrived(pending, module, openStore),
        () => this.#arrived(pending, undefined, openStore),
      )
      this.#pending = pending
    } else {
      this.isLoading = false
      this.#pending = Promise.resolve()
      this.#show(known, openStore)
    }
  }

  /** Resolves when the code has loaded, or failed to. */
  settled(): Promise<unknown> {
    return this.#pending
  }

  dispose(): void {
    this.#pending = Promise.resolve()
    this.opened?.store.dispose?.()
  }

  /** A later `open`, or the end of the screen, drops what an earlier one loaded. */
  #arrived(
    pending: Promise<unknown>,
    module: M | undefined,
    openStore: Parameters<LateModule<M>['open']>[0],
  ): void {
    if (this.#pending !== pending) return
    runInAction(() => {
      this.isLoading = false
      this.isBroken = module === undefined
      if (module !== undefined) this.#show(module, openStore)
    })
  }

  #show(module: M, openStore: Parameters<LateModule<M>['open']>[0]): void {
    this.opened = { module, store: openStore(module, this.opened?.store) }
  }
}

/** The modules of a folder by their names, from `import.meta.glob`. Each is loaded once. */
export const lateModules = <M>(
  files: Readonly<Record<string, () => Promise<M>>>,
): ReadonlyMap<string, LoadModule<M>> =>
  new Map(
    Object.entries(files).map(([path, load]) => {
      let here: M | undefined
      const loadOnce: LoadModule<M> = () =>
        here ??
        load().then(module => {
          here = module
          return module
        })
      return [path.split('/').at(-2) ?? path, loadOnce]
    }),
  )
