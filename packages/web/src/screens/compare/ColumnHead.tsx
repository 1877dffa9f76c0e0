import { addressLine, type CalendarDate, identifierLabel, paths, primaryIdentifiers } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { errorMessage } from '../../parts/errors/error-messages.ts'
import { VerdictWithReason } from '../../parts/verdict/VerdictWithReason.tsx'
import { isNotFound } from '../../stores/not-found.ts'
import { Arrow } from '../../ui/Arrow.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { Cross } from '../../ui/Cross.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './ColumnHead.module.css'
import type { ColumnStore } from './column-store.ts'
import { type ColumnMoves, columnActId } from './use-column-moves.ts'

interface Props {
  readonly column: ColumnStore
  readonly moves: ColumnMoves
  readonly today: CalendarDate
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** The carrier of a column, its verdict, and the actions of the column. */
export const ColumnHead = observer(({ column, moves, today, isFirst, isLast }: Props) => {
  const { id, detail } = column
  const name = detail?.legalName ?? `carrier ${id}`
  return (
    <th role="columnheader" scope="col" className={styles['column']}>
      <span className={styles['acts']}>
        <IconButton
          id={columnActId(id, 'left')}
          label={`Move ${name} left`}
          icon={<Arrow to="left" />}
          disabled={isFirst}
          onClick={() => moves.move(id, 'left')}
        />
        <IconButton
          id={columnActId(id, 'right')}
          label={`Move ${name} right`}
          icon={<Arrow to="right" />}
          disabled={isLast}
          onClick={() => moves.move(id, 'right')}
        />
        <IconButton
          id={columnActId(id, 'remove')}
          className={styles['remove'] ?? ''}
          label={`Remove ${name}`}
          icon={<Cross />}
          onClick={() => moves.remove(id)}
        />
      </span>
      {detail === undefined ? (
        <NoDetail column={column} />
      ) : (
        <span className={styles['who']}>
          <VerdictWithReason carrier={detail} today={today} place="row" />
          <Link to={paths.carrier({ id })} className={`${linkClass} ${styles['name']}`}>
            <CarrierNameText name={detail.legalName} />
          </Link>
          {detail.dbaName !== null && (
            <span className={styles['note']}>
              d.b.a. <CarrierNameText name={detail.dbaName} />
            </span>
          )}
          <span className={styles['numbers']}>
            {primaryIdentifiers(detail.identifiers).map(({ type, value }) => (
              <span key={`${type} ${value}`}>
                {identifierLabel(type)} <CopyText label={`${identifierLabel(type)} number`} text={value} />
              </span>
            ))}
          </span>
          <span className={styles['note']}>
            {addressLine(detail.physicalAddress) ?? 'Location not on record'}
          </span>
          {column.hasFailed && <Retry column={column} name={name} />}
        </span>
      )}
    </th>
  )
})

const NoDetail = observer(({ column }: { readonly column: ColumnStore }) => {
  const { profile, id } = column
  const error = errorMessage(profile.state, 'this carrier')
  if (error === undefined) {
    return (
      <span aria-busy="true" className={styles['coming']}>
        <Skeleton shape="text" count={3} />
      </span>
    )
  }
  const isMissing = isNotFound(profile.state)
  return (
    <span role="alert" className={styles['error']}>
      <strong>{isMissing ? 'This carrier does not exist' : error.title}</strong>
      <span>{isMissing ? `Number ${id} is not on record. Remove it, or add another.` : error.text}</span>
      {error.requestId !== null && !isMissing && (
        <span className={styles['note']}>
          Request <CopyText label="request id" text={error.requestId} />
        </span>
      )}
      {error.canRetry && (
        <Button size="small" onClick={() => void column.retry()}>
          Try again
        </Button>
      )}
    </span>
  )
})

const Retry = ({ column, name }: { readonly column: ColumnStore; readonly name: string }) => (
  <span role="alert" className={styles['error']}>
    <span>Some facts about {name} could not be loaded.</span>
    <Button size="small" onClick={() => void column.retry()}>
      Try again
    </Button>
  </span>
)
