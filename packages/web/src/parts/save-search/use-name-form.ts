import { type ComponentType, useState } from 'react'
import type { SearchNameFormProps } from './SearchNameForm.tsx'

export interface LateNameForm {
  readonly state: 'here' | 'coming' | 'failed'
  /** Called when the button is hovered or focused. */
  readonly fetch: () => void
  readonly press: () => void
  /** Undefined until its code has loaded. */
  readonly Form: ComponentType<SearchNameFormProps> | undefined
}

let loaded: ComponentType<SearchNameFormProps> | undefined

const load = async (): Promise<void> => {
  loaded = (await import('./SearchNameForm.tsx')).SearchNameForm
}

/**
 * The form for a name. Its code is loaded when it is about to be used, as its library takes longer to load than a page
 * of results takes to render. If that fails, the button can be pressed again.
 */
export const useNameForm = (open: () => void): LateNameForm => {
  const [state, setState] = useState<LateNameForm['state']>('here')
  return {
    state,
    fetch: () => {
      if (loaded === undefined) load().catch(() => undefined)
    },
    press: () => {
      if (loaded !== undefined) return open()
      setState('coming')
      load().then(
        () => {
          setState('here')
          open()
        },
        () => setState('failed'),
      )
    },
    Form: loaded,
  }
}
