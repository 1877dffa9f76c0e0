import type { CallerCheck } from '@fairhaul/core'
import { Notice } from '../../ui/Notice.tsx'

/** What is wrong with the address that an invitation would go to. Empty: nothing for a safe one. */
export const AddressWarning = ({ warning }: { readonly warning: CallerCheck | undefined }) =>
  warning !== undefined && (
    <Notice tone="error" title={`${warning.word.text}. Nothing was sent yet.`}>
      {warning.text}
    </Notice>
  )
