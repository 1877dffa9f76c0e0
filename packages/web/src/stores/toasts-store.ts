import { makeAutoObservable } from 'mobx'

/** Source: section 9, "Toasts". */
export type ToastType = 'success' | 'error' | 'info' | 'warning' | 'default'

/** What every screen says through the one toast region. */
export class ToastsStore {
  readonly shown: readonly { readonly id: number; readonly type: ToastType; readonly text: string }[] = []

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** A success unless another type is named. Waits its turn behind others of its position. */
  show(text: string, type: ToastType = 'success'): void {
    throw new Error(`No toast queue yet: ${type} ${text}`)
  }
}
