/** A browser storage that never throws: a full, forbidden or missing storage stores nothing and returns nothing. */
export interface SafeStorage {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
}

/** `reach` is a function because accessing a forbidden storage already throws. */
export const safeStorage = (reach: () => Storage): SafeStorage => {
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(reach())
    } catch {
      return otherwise
    }
  }
  return {
    read: key => attempt(storage => storage.getItem(key), null),
    write: (key, value) => attempt(storage => storage.setItem(key, value), undefined),
    remove: key => attempt(storage => storage.removeItem(key), undefined),
    keys: () =>
      attempt(
        storage =>
          Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter(key => key !== null),
        [],
      ),
  }
}

export const localSafeStorage = safeStorage(() => globalThis.localStorage)
export const sessionSafeStorage = safeStorage(() => globalThis.sessionStorage)
