import { NO_REDIRECT_FLAGS, type RedirectFlags, redirectFlagsOn } from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'

/** The two flags that a response 406 or 418 sets, until the path is no longer their screen. Section 4. */
export class RedirectFlagsStore {
  flags: RedirectFlags = NO_REDIRECT_FLAGS

  constructor() {
    makeAutoObservable(this, { flags: observableRef }, { autoBind: true })
  }

  raise(flag: keyof RedirectFlags): void {
    this.flags = { ...this.flags, [flag]: true }
  }

  /** Clears the flags that do not belong to this path, which is without the base. */
  pathChanged(path: string): void {
    this.flags = redirectFlagsOn(path, this.flags)
  }
}
