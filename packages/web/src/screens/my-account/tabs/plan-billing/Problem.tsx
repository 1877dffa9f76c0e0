import field from '../../../../ui/Field.module.css'

/** An error beside its control, read out at once, which gets the focus. Empty: nothing. */
export const Problem = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p className={field['error']} role="alert" data-problem="" tabIndex={-1}>
      {text}
    </p>
  )
