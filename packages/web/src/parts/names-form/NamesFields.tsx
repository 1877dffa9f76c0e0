import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { AccessField } from '../access/AccessField.tsx'
import { AccessSend } from '../access/AccessSend.tsx'
import { useFocusOnError } from '../submission/use-focus-on-error.ts'
import type { NamesFormStore } from './names-form-store.ts'

/** The fields and the button of a form for a person's names, inside the `<form>`. */
export const NamesFields = observer(({ store }: { readonly store: NamesFormStore }) => {
  const fields = useRef<HTMLDivElement>(null)
  const { submission } = store
  useFocusOnError(fields, submission.errorCount, 'input')
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  return (
    <>
      <div ref={fields}>
        <AccessField
          label="First name"
          name="first-name"
          autoComplete="given-name"
          value={store.firstName}
          error={submission.fieldError('firstName')}
          onType={text => store.type('firstName', text)}
        />
        <AccessField
          label="Last name"
          name="last-name"
          autoComplete="family-name"
          value={store.lastName}
          error={submission.fieldError('lastName')}
          onType={text => store.type('lastName', text)}
        />
      </div>
      <AccessSend submission={submission} submit={['Continue', 'Saving']} />
    </>
  )
})
