import type { Picture } from './picture';

/** A player in visor and headphones, built of slashes. */
export function IdolArt({ label, className }: Picture) {
  return (
    <svg className={className} viewBox="0 0 320 320" role="img" aria-label={label}>
      <path className="steel" d="M0 0h320v320H0z" />
      <path className="rule" d="M196 0h124v320H98z" />
      <path className="signal-a" d="M48 320c4-60 44-88 112-88s108 28 112 88z" />
      <path className="shade" d="M72 210V132c0-58 34-92 88-92s88 34 88 92v78l-24-26v-50H96v50z" />
      <path className="flash" d="M100 128h120v62c0 38-26 58-60 58s-60-20-60-58z" />
      <path className="shade" d="M96 72h128v68l-34-26-16 26-30-30-14 34-34-24z" />
      <path className="signal-a" d="M88 148h148l-9 32H97z" />
      <path className="flash" d="M186 148h22l-9 32h-22z" />
      <path className="signal-b" d="M56 132h34v64H56zM230 132h34v64h-34z" />
      <path className="shade" d="M136 216h48l-10 10h-28z" />
    </svg>
  );
}
