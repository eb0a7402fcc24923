/** What every drawn picture takes. */
export interface Picture {
  /** Read out in place of the picture. */
  readonly label: string;
  readonly className?: string | undefined;
}
