import {
  type CarrierDetail,
  emailsOnRecord,
  isWrongRecipient,
  lookalikeOf,
  lookalikeText,
  phoneHref,
  phoneText,
  type Recipient,
} from '@fairhaul/core'
import { CopyText } from '../../ui/CopyText.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import styles from './rate-confirmation.module.css'

interface Props {
  readonly address: string | null
  readonly recipient: Recipient | null
  /** Whether the address wrote to the company, rather than was written to. */
  readonly isReceived?: boolean
  /** Undefined: it has not loaded, or is not on record. */
  readonly carrier:
    | (Pick<CarrierDetail, 'legalName' | 'email' | 'phone'> & Partial<Pick<CarrierDetail, 'contacts'>>)
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
  if (address === null || !isWrongRecipient(recipient)) return null
  const phone = carrier?.phone ?? null
  const href = phone === null ? null : phoneHref(phone)
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
              {carrier.email === null ? (
                'FMCSA has no e-mail address on file for it.'
              ) : (
                <>
                  FMCSA has <EmailText email={carrier.email} />.
                </>
              )}
            </>
          )}
        </span>
        <span>
          {'Loads are stolen this way. Do not use the number in the e-mail. '}
          {carrier !== undefined &&
            (phone === null || href === null ? (
              'FMCSA has no phone number on file for this carrier, so do not release the load.'
            ) : (
              <>
                {'Call the carrier at its FMCSA number before pickup: '}
                <TextLink href={href}>{phoneText(phone) ?? phone}</TextLink>
              </>
            ))}
        </span>
      </span>
    </Notice>
  )
}
