import { displayName, parseId, type UserId } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { FilterBar } from '../filter-bar/FilterBar.tsx'
import type { Option } from '../../ui/options.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
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
    : [...options, { key: String(chosen), label: people.isPending ? 'Loading' : 'A coworker' }]
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
    <FilterBar
      search={
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
      }
      note={showsOwnOnly ? 'You only see what you sent. That is your company’s setting.' : undefined}
      count={creatorId === null ? 0 : 1}
      chips={[
        isTyped && { key: 'text', text: `${label} contains “${text.trim()}”`, remove: () => onText('') },
        creatorId !== null &&
          !showsOwnOnly && {
            key: 'sender',
            text: `Sent by ${sender === 'You' ? 'you' : sender}`,
            remove: () => onCreator(null),
          },
      ]}
    >
      <Select
        label="Sent by"
        options={senders}
        value={String(creatorId ?? 'any')}
        onChange={key => onCreator(parseId<'user'>(key) ?? null)}
      />
    </FilterBar>
  )
})
