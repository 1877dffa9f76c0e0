import { type CarrierId, contactSearchPath, paths, phoneText, textOfCaller } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { Link } from '../../../../di/Link.tsx'
import { ListError } from '../../../../parts/list/ListError.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import { IdentityBadge } from './IdentityBadge.tsx'
import styles from './identity.module.css'
import type { CheckedCaller, IdentityStore } from './identity-store.ts'

/** Other carriers with the contact that are named at once. */
const OTHERS_SHOWN = 5

/** Checks the phone, e-mail or website that a caller uses. */
export const CallerForm = observer(({ store }: { readonly store: IdentityStore }) => {
  const { text, problem, caller } = store
  const submit = (event: FormEvent) => {
    event.preventDefault()
    store.check()
  }
  return (
    <div className={styles['caller']}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <TextField
          label="Check another contact"
          description="The phone, e-mail, or website that the caller uses."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          error={problem}
          onChange={event => store.type(event.currentTarget.value)}
        />
        <Button type="submit" isPending={caller.isPending}>
          Check
        </Button>
      </form>
      <div role="status" className={styles['result']}>
        {caller.value !== undefined && <Result result={caller.value} />}
      </div>
      <ListError question={caller.state} what="this contact" onRetry={store.check} />
    </div>
  )
})

const Result = ({ result: { contact, word, text, others } }: { readonly result: CheckedCaller }) => {
  const typed = textOfCaller(contact)
  return (
    <div className={styles['answer']} data-tone={word.tone}>
      <p className={styles['verdict']}>
        <strong>{contact.kind === 'phone' ? (phoneText(typed) ?? typed) : typed}</strong>
        <IdentityBadge word={word} />
      </p>
      <p>{text}</p>
      {others.length > 0 && (
        <p>
          {'On record for '}
          {others.slice(0, OTHERS_SHOWN).map(({ id, legalName }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <CarrierLink id={id} name={legalName} />
            </span>
          ))}
          {others.length > OTHERS_SHOWN && ` and ${others.length - OTHERS_SHOWN} more`}
          {'.'}
        </p>
      )}
      {contact.kind !== 'website' && (
        <p>
          <Link to={contactSearchPath(contact)} className={linkClass}>
            Everything on record for this contact
          </Link>
        </p>
      )}
    </div>
  )
}

const CarrierLink = ({ id, name }: { readonly id: CarrierId; readonly name: string }) => (
  <Link to={paths.carrier({ id })} className={linkClass}>
    {name}
  </Link>
)
