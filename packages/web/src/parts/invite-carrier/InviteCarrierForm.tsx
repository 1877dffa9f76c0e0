import { mayInviteCarriers, personToInviteText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormDrawer } from '../form-drawer/FormDrawer.tsx'
import { Loaded } from '../list/Loaded.tsx'
import { AddressWarning } from './AddressWarning.tsx'
import { ClassificationChoice } from './ClassificationChoice.tsx'
import styles from './ClassificationChoice.module.css'
import type { InviteCarrierStore } from './invite-carrier-store.ts'

const BLOCKED = {
  title: 'You cannot invite carriers.',
  text: 'Your permissions or your company’s plan do not include it. An admin at your company can change that.',
}

interface Props {
  readonly form: InviteCarrierStore
  readonly legalName: string
  readonly onClose: () => void
}

/** Invites a carrier to connect and to fill in a packet. */
export const InviteCarrierForm = observer(({ form, legalName, onClose }: Props) => {
  const { user } = useStore(AccountTokens.AccountStore)
  return (
    <FormDrawer
      title="Invite to connect"
      subtitle={legalName}
      blocked={user != null && mayInviteCarriers(user) ? undefined : BLOCKED}
      submission={form.submission}
      submitLabel={form.warning === undefined ? 'Send invitation' : 'Send anyway'}
      onSubmit={form.send}
      onDiscard={form.clear}
      onClose={onClose}
    >
      <p>The carrier gets an e-mail with a link to your packet.</p>
      <RadioGroup
        label="Send to"
        isRow
        options={[
          { key: 'email', label: 'An e-mail address' },
          { key: 'person', label: 'A person at the carrier' },
        ]}
        value={form.by}
        onChange={form.chooseBy}
      />
      {form.by === 'email' ? <Email form={form} /> : <Person form={form} />}
      <ClassificationChoice
        query={form.classifications}
        electable={form.electable}
        chosen={form.chosen}
        onToggle={form.toggle}
        error={form.classificationsProblem}
      />
    </FormDrawer>
  )
})

const Email = observer(({ form }: { readonly form: InviteCarrierStore }) => (
  <>
    <AddressWarning warning={form.warning} />
    <TextField
      label="E-mail address"
      type="email"
      inputMode="email"
      autoComplete="off"
      value={form.email}
      error={form.addresseeProblem}
      description={form.offered?.text}
      onChange={event => form.changeEmail(event.currentTarget.value)}
    />
  </>
))

const Person = observer(({ form }: { readonly form: InviteCarrierStore }) => (
  <Loaded query={form.people} what="the people at this carrier" lines={2}>
    {() =>
      form.choices.length === 0 ? (
        <p className={styles['none']}>No one at this carrier uses Fairhaul. Send it to an e-mail address.</p>
      ) : (
        <Select
          label="Person"
          options={form.choices.map(person => ({
            key: String(person.id),
            label: personToInviteText(person),
          }))}
          value={form.userId === null ? null : String(form.userId)}
          onChange={key => {
            const person = form.choices.find(({ id }) => String(id) === key)
            if (person !== undefined) form.choosePerson(person.id)
          }}
          {...(form.addresseeProblem !== undefined && { error: form.addresseeProblem })}
        />
      )
    }
  </Loaded>
))
