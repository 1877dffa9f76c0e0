import {
  type CarrierDetail,
  contactToUse,
  type OfferedContact,
  phoneHref,
  phoneText,
  type Recipient,
  recipientText,
  recipientWarning,
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
  readonly carrierId: CarrierDetail['id'] | null
  /** Undefined: it has not loaded, or is not on record. */
  readonly carrier: Pick<CarrierDetail, 'legalName' | 'email' | 'phone' | 'contactRecords'> | undefined
}

/** Whom to call, with the number as a link in its sentence. */
const Advice = ({ value, text }: Pick<OfferedContact, 'value' | 'text'>) => {
  const number = phoneText(value)
  const href = phoneHref(value)
  if (number === null || href === null) return text
  const at = text.indexOf(number)
  return (
    <>
      {text.slice(0, at)}
      <TextLink href={href}>{number}</TextLink>
      {text.slice(at + number.length)}
    </>
  )
}

/** First on the page, what to do about an address that is not the carrier's own. Empty: nothing for any other. */
export const RecipientWarning = ({ address, recipient, isReceived = false, carrierId, carrier }: Props) => {
  const window = useContactWindow()
  const warning = recipientWarning(recipient, isReceived, carrierId)
  if (address === null || recipient === null || warning === null) return null
  const call = carrier && contactToUse('phone', carrier, window)
  const mail = carrier && contactToUse('email', carrier, window)
  const text = recipientText(recipient)
  return (
    <Notice tone={warning.tone === 'fail' ? 'error' : 'warning'} title={warning.title}>
      <span className={styles['warning']}>
        <span>
          <span className={styles['copied']}>
            <CopyText label="address" text={address} />
          </span>
          {warning.isUnknown ? ` is not on record for ${carrier?.legalName ?? 'the carrier'}. ` : '. '}
          {text !== null && `${text}. `}
          {mail?.text}
        </span>
        <span>
          {'Loads are stolen this way. Do not use the number in the e-mail. '}
          {call !== undefined && <Advice {...call} />}
          {call?.value === null && ' Until then, do not release the load.'}
        </span>
      </span>
    </Notice>
  )
}
