// @vitest-environment jsdom
import { rules } from 'form-rules:SaveDeskPlant';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '#ui/button.tsx';
import { showScreen } from '../testing/show-screen.tsx';
import { deskFields } from './desk-fields.tsx';
import { DeskForm } from './desk-form.tsx';

const arrival = vi.hoisted(() => Promise.withResolvers<null>());
vi.mock('#platform/pages/load-chunk.ts', () => ({
  loadChunk: (load: () => Promise<unknown>) => arrival.promise.then(load),
}));

const { Line, Find } = deskFields<'SaveDeskPlant'>();
const origins = [{ code: 'BRA', nameCn: '巴西', nameEn: 'Brazil' }];

/** A form whose first field is loaded lazily and whose second is rendered after the third. */
function PlantForm() {
  const [hasNumber, setNumber] = useState(false);
  return (
    <DeskForm
      operation="SaveDeskPlant"
      rules={rules}
      row={null}
      initial={{ Meats: ['beef'] }}
      id={null}
      labels={{ Origin: 'Origin', PlantNo: 'Number', CiferNo: 'Registration' }}
      confirm="Save"
      done="Saved"
      actions={<Button onClick={() => setNumber(true)}>More</Button>}
      onChanged={() => undefined}
    >
      <Find name="Origin" of={origins} none="Choose" />
      {hasNumber && <Line name="PlantNo" />}
      <Line name="CiferNo" />
    </DeskForm>
  );
}

test('the first field that is wrong has the focus, whichever came last', async () => {
  const page = await showScreen('en', <PlantForm />);
  await page.press('More');
  await page.user.type(page.getByLabelText(/Registration/), 'wrong');
  await page.press('Save');
  const waiting = page.getByLabelText(/Origin/);
  expect(document.activeElement).toBe(waiting);
  expect(waiting).toHaveProperty('readOnly', true);

  await act(async () => {
    arrival.resolve(null);
    await arrival.promise;
  });
  const origin = await page.findByRole('combobox', { name: /Origin/ });
  expect(waiting.isConnected).toBe(false);
  expect(document.activeElement).toBe(origin);
  await page.user.type(origin, 'Brazil{ArrowDown}{Enter}');
  await page.press('Save');
  expect(document.activeElement).toBe(page.getByLabelText(/Number/));
});
