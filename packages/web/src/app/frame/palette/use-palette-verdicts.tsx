import { boxQuery, type CurrentUser, recognizeText } from '@fairhaul/core'
import { reaction } from 'mobx'
import { useEffect, useState } from 'react'
import type { Resolve } from '../../../di/token.ts'
import { suggestionVerdicts } from '../../../parts/carrier-search/late-search-box.tsx'
import { hasVerdicts } from '../../../parts/carrier-search/suggestion-verdicts.ts'
import type { PaletteStore } from './palette-store.ts'

/** The verdicts of the carriers that the palette found. Empty: undefined where the plan includes neither rules nor connections. */
export const usePaletteVerdicts = (
  store: PaletteStore,
  user: CurrentUser,
  resolve: Resolve,
): ReturnType<typeof suggestionVerdicts> | undefined => {
  const [shown] = useState(() => (hasVerdicts(user) ? suggestionVerdicts(resolve) : undefined))
  useEffect(() => {
    if (shown === undefined) return
    const { verdicts } = shown
    const stop = reaction(
      () => store.rows.flatMap(({ entry }) => (store.text !== '' && entry.carrierId) || []),
      ids => {
        const reading = boxQuery(recognizeText(store.text), store.text)
        if (ids.length > 0 && reading.ok) verdicts.show({ query: reading.value, ids, path: undefined })
      },
    )
    return () => {
      stop()
      verdicts.stop()
    }
  }, [shown, store])
  return shown
}
