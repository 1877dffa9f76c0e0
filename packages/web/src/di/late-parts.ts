import { makeAutoObservable, observableRef } from 'mobx'
import type { ComponentType } from 'react'

/** Parts of the shell that load after the first paint. Empty: until then, and where none is configured. */
export class LateParts {
  /** The support entry. */
  Support: ComponentType | undefined = undefined

  constructor() {
    makeAutoObservable(this, { Support: observableRef }, { autoBind: true })
  }

  bringSupport(Support: ComponentType): void {
    this.Support = Support
  }
}
