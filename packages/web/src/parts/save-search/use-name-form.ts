import { type ComponentType, useState } from 'react'
import type { SearchNameFormProps } from './SearchNameForm.tsx'

export interface LateNameForm {
  readonly state: 'here' | 'coming' | 'failed'
  /** Pointer or focus has come near. */
  readonly fetch: () => void
  readonly press: () => void
  /** Undefined until its code has come. */
  readonly Form: ComponentType<SearchNameFormProps> | undefined
}

let loaded: ComponentType<SearchNameFormProps> | undefined

const load = async (): Promise<void> => {
  loaded = (await import('./SearchNameForm.tsx')).SearchNameForm
}

/**
 * The form that asks for a name. Its code is fetched when it is about to be wanted, as it stands on a library that takes
 * longer to begin than a page of results to be drawn. When that does not come, it can be pressed again.
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
