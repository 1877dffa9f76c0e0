import { makeAutoObservable, observableRef } from 'mobx'
import type { ComponentType } from 'react'

/** Parts of the frame that come after the first paint. Empty: until then, and where nothing of the kind is configured. */
export class LateParts {
  /** The way to support. */
  Support: ComponentType | undefined = undefined

  constructor() {
    makeAutoObservable(this, { Support: observableRef }, { autoBind: true })
  }

  bringSupport(Support: ComponentType): void {
    this.Support = Support
  }
}
