/** The cross of a button that closes or removes. Drawn here so that the first paint needs no icon library. */
export const Cross = () => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="m4 4 8 8m0-8-8 8" />
  </svg>
)
