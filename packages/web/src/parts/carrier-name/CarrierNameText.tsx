import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { ShellTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import type { CarrierNameProps } from './InTitleCase.tsx'

/** Loaded only for users who chose it. */
const InTitleCase = lazy(() => import('./InTitleCase.tsx'))

/** The name of a carrier, as on record or in title case, as the user prefers. */
export const CarrierNameText = observer(({ name, children }: CarrierNameProps) => {
  const { preferences } = useStore(ShellTokens.PreferencesStore)
  const onRecord = children?.(name) ?? name
  return preferences.namesInTitleCase ? (
    <Suspense fallback={onRecord}>
      <InTitleCase name={name}>{children}</InTitleCase>
    </Suspense>
  ) : (
    onRecord
  )
})
