import {
  type CarrierDetail,
  contactToUse,
  emailsOnRecord,
  isWrongRecipient,
  lookalikeOf,
  lookalikeText,
  phoneHref,
  phoneText,
  type Recipient,
} from '@fairhaul/core'
import { CopyText } from '../../ui/CopyText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useContactWindow } from '../contact-window.ts'
import styles from './rate-confirmation.module.css'

interface Props {
  readonly address: string | null
  readonly recipient: Recipient | null
  /** Whether the address wrote to the company, rather than was written to. */
  readonly isReceived?: boolean
  /** Undefined: it has not loaded, or is not on record. */
  readonly carrier:
    | (Pick<CarrierDetail, 'legalName' | 'email' | 'phone' | 'contactRecords'> &
        Partial<Pick<CarrierDetail, 'contacts'>>)
    | undefined
}

const titleOf = (recipient: Recipient | null, isReceived: boolean): string => {
  const verb = isReceived ? 'Came from' : 'Sent to'
  return recipient === 'look-alike'
    ? `${verb} a look-alike of the carrier’s address.`
    : `${verb} an address that is not the carrier’s.`
}

/** In red, what to do about an address that is not the carrier's own. Empty: nothing for any other. */
export const RecipientWarning = ({ address, recipient, isReceived = false, carrier }: Props) => {
  const window = useContactWindow()
  if (address === null || !isWrongRecipient(recipient)) return null
  const call = carrier && contactToUse('phone', carrier, window)
  const mail = carrier && contactToUse('email', carrier, window)
  const href = phoneHref(call?.value ?? null)
  const resembled = carrier && lookalikeOf(address, emailsOnRecord(carrier))
  return (
    <Notice tone="error" title={titleOf(recipient, isReceived)}>
      <span className={styles['warning']}>
        <span>
          <span className={styles['copied']}>
            <CopyText label="address" text={address} />
          </span>
          {carrier === undefined ? (
            ' is not on record for the carrier.'
          ) : (
            <>
              {' is not on record for '}
              {carrier.legalName}.{' '}
              {resembled !== undefined && `${lookalikeText(resembled, carrier.legalName)}. `}
              {mail?.text}
            </>
          )}
        </span>
        <span>
          {'Loads are stolen this way. Do not use the number in the e-mail. '}
          {call?.text} {call?.value === null && 'Until then, do not release the load. '}
          {href !== null && <TextLink href={href}>{phoneText(call?.value ?? null)}</TextLink>}
        </span>
      </span>
    </Notice>
  )
}
