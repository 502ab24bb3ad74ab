/**
 * What the bank's address answers, with rates that can be unless they are given; `undefined` leaves one out.
 */
export function ecbXml(rates: Record<string, string | undefined>, day = '2027-01-08'): string {
  const all = { USD: '1.04', GBP: '0.83', CHF: '0.93', CAD: '1.5', JPY: '162', ...rates };
  const cubes = Object.entries(all).map(([currency, rate]) =>
    rate === undefined ? '' : `\n\t\t\t<Cube currency='${currency}' rate='${rate}'/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${day}'>${cubes.join('')}</Cube></Cube>
</gesmes:Envelope>`;
}
