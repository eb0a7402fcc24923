import type { Proof } from '../../api/service';
import { useTotp } from '../../data/queries';
import { CodeField } from '../../ui/CodeField';
import { OwnPasswordField } from '../../ui/OwnPasswordField';

/** The own password, and a code where there is a second step: what is done takes or replaces everything. */
export function ProofFields() {
  const { data } = useTotp();
  return (
    <>
      <OwnPasswordField />
      {data?.isOn === true && <CodeField takesRecovery />}
    </>
  );
}

/** What the fields have. */
export function proofOf(value: (name: string) => string): Proof {
  const [password, code] = [value('password'), value('code').trim()];
  return code === '' ? { password } : { password, code };
}
