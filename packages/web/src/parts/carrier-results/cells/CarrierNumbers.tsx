import { type CarrierSummary, type IdentifierType, identifiersInOrder } from '@fairhaul/core'
import { CopyText } from '../../../ui/CopyText.tsx'
import styles from './cells.module.css'

interface Props {
  readonly carrier: Pick<CarrierSummary, 'identifiers'>
}

/** MC and DOT number in one line, each copied by a click. Empty: only those on record. */
export const CarrierNumbers = ({ carrier }: Props) => (
  <span className={styles['numbers']}>
    <Number carrier={carrier} type="MC" />
    <Number carrier={carrier} type="DOT" />
  </span>
)

const Number = ({ carrier, type }: Props & { readonly type: IdentifierType }) => {
  const first = identifiersInOrder(carrier.identifiers).find(each => each.type === type)
  if (first === undefined) return null
  return (
    <span className={styles['number']}>
      {type} <CopyText label={`${type} number`} text={first.value} />
      {first.isFormer === true && ' (former)'}
    </span>
  )
}
