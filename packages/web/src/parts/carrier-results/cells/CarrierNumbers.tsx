import { type CarrierQuery, type CarrierSummary, identifierLabel, identifiersInRow } from '@fairhaul/core'
import { CopyText } from '../../../ui/CopyText.tsx'
import styles from './cells.module.css'

interface Props {
  readonly carrier: Pick<CarrierSummary, 'identifiers'>
  /** The search that found the carrier: a number that it was found by is shown too. */
  readonly query?: CarrierQuery | undefined
}

/** MC and DOT number in one line, and another that was searched, each copied by a click. Empty: only those on record. */
export const CarrierNumbers = ({ carrier, query }: Props) => (
  <span className={styles['numbers']}>
    {identifiersInRow(carrier.identifiers, query).map(({ type, value, region, isFormer }) => (
      <span key={`${type} ${region} ${value}`} className={styles['number']}>
        {identifierLabel(type)} <CopyText label={`${identifierLabel(type)} number`} text={value} />
        {isFormer === true && ' (former)'}
      </span>
    ))}
  </span>
)
