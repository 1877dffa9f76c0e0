import { displayName, parseId, type UserId } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Chip } from '../../ui/Chip.tsx'
import { FoldedFields } from '../../ui/FoldedFields.tsx'
import type { Option } from '../../ui/options.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './sent-list.module.css'
import type { SentAddress, SentListStore } from './sent-list-store.ts'

const ANYONE = { key: 'any', label: 'Anyone' }

type Sent = Pick<SentListStore<{ readonly id: number }, SentAddress, unknown>, 'own' | 'user' | 'people'>

/** The senders to choose from, the user first. The chosen one is always among them, also while they load. */
const sendersOf = ({ user, people }: Sent, chosen: UserId | null): readonly Option[] => {
  const others = (people.value ?? []).filter(({ id }) => id !== user?.id)
  const options = [
    ANYONE,
    ...(user ? [{ key: String(user.id), label: 'You' }] : []),
    ...others.map(each => ({ key: String(each.id), label: displayName(each) })),
  ]
  const isOffered = chosen === null || options.some(({ key }) => key === String(chosen))
  return isOffered
    ? options
    : [...options, { key: String(chosen), label: people.isPending ? 'Loading' : 'A colleague' }]
}

interface Props {
  readonly store: Sent
  /** The part of a text by which the list is narrowed: "Carrier name". */
  readonly label: string
  readonly text: string
  readonly creatorId: UserId | null
  readonly onText: (text: string) => void
  readonly onCreator: (creatorId: UserId | null) => void
}

/**
 * The filters of a list of what was sent, each active one as a chip that removes it. Where the company's setting shows
 * only the user's own, a sentence says so in place of the sender.
 */
export const SentFilters = observer(({ store, label, text, creatorId, onText, onCreator }: Props) => {
  const { showsOwnOnly } = store.own
  const senders = sendersOf(store, creatorId)
  const sender = senders.find(({ key }) => key === String(creatorId))?.label ?? ''
  const isTyped = text.trim() !== ''
  return (
    <search className={styles['filters']}>
      <TextField
        type="search"
        label={label}
        placeholder="Any part of it"
        value={text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={event => onText(event.currentTarget.value)}
      />
      {showsOwnOnly ? (
        <p className={styles['own']}>
          You see only what you sent yourself. This is a setting of your company.
        </p>
      ) : (
        <FoldedFields count={creatorId === null ? 0 : 1} className={styles['fields']}>
          <Select
            label="Sent by"
            options={senders}
            value={String(creatorId ?? 'any')}
            onChange={key => onCreator(parseId<'user'>(key) ?? null)}
          />
        </FoldedFields>
      )}
      <span className={styles['chips']}>
        {isTyped && <Chip label={`${label} contains “${text.trim()}”`} onClick={() => onText('')} />}
        {creatorId !== null && !showsOwnOnly && (
          <Chip label={`Sent by ${sender === 'You' ? 'you' : sender}`} onClick={() => onCreator(null)} />
        )}
      </span>
    </search>
  )
})
