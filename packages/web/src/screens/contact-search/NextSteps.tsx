import {
  type ContactSearchQuery,
  type ContactStep,
  contactSearchPath,
  paths,
  phoneText,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './NextSteps.module.css'

interface Props {
  readonly steps: readonly ContactStep[]
  /** The search of the address, over which the report opens. */
  readonly search: ContactSearchQuery | null
}

/** What to do about the contact, the most useful first, and the link to report it. */
export const NextSteps = ({ steps, search }: Props) => (
  <div className={styles['next']}>
    <h3 className={styles['heading']}>What to do next</h3>
    <ol className={styles['steps']}>
      {steps.map(step => (
        <li key={step.kind === 'look-up' ? step.email : step.kind}>
          <Step step={step} />
          <p className={styles['why']}>{step.text}</p>
        </li>
      ))}
    </ol>
    <p>
      <Link
        to={contactSearchPath(search, { kind: 'report', carrierId: null })}
        {...buttonStyle({ size: 'small' })}
      >
        Report fraud
      </Link>
    </p>
  </div>
)

/** What a step is, without its reason. */
export const Step = ({ step }: { readonly step: ContactStep }) => {
  switch (step.kind) {
    case 'call-on-record':
      return (
        <span className={styles['call']}>
          {step.isThisOne ? 'Call back' : 'Call'} <CarrierNameText name={step.carrier.legalName} />
          <CopyText label="number on record" text={phoneText(step.phone) ?? step.phone} />
        </span>
      )
    case 'no-number':
      return (
        <span className={styles['ask']}>
          Do not call <CarrierNameText name={step.carrier.legalName} />
        </span>
      )
    case 'open-carrier':
      return (
        <Link to={paths.carrier({ id: step.carrier.id })} className={linkClass}>
          Open <CarrierNameText name={step.carrier.legalName} />
        </Link>
      )
    case 'look-up':
      return (
        <Link to={contactSearchPath({ kind: 'email', email: step.email })} className={linkClass}>
          Look up {step.email}
        </Link>
      )
    case 'find-carrier':
      return (
        <Link to={paths.home()} className={linkClass}>
          Find the carrier
        </Link>
      )
    case 'stop':
      return <span className={styles['stop']}>Stop this booking</span>
    default:
      return <span className={styles['ask']}>Ask who they book for</span>
  }
}
