export interface PlayLinkProps {
  /** The idol who is played with, counted from 1. */
  readonly idol: number;
  readonly label: string;
  /** What it is called where its place does not say which song it plays. */
  readonly name: string;
}

/** Leads onto the lanes with an idol and her song. The button that plays at once, on the same page, opens what the address then says. */
export function PlayLink({ idol, label, name }: PlayLinkProps) {
  const fragment = `#now=${String(idol)}`;
  return (
    <a
      href={fragment}
      aria-label={name}
      data-needs-script=""
      onClick={(event) => {
        // The router would write the address without telling.
        event.preventDefault();
        window.location.hash = fragment;
      }}
    >
      {label}
    </a>
  );
}
