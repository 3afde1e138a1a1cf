// A page of React that answers each contact link of the site with a dialog, as Radix has it for
// dialogs without a trigger.
import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Contact() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = (event: Event) => {
      event.preventDefault();
      opener.current = document.activeElement as HTMLElement;
      setOpen(true);
    };
    addEventListener('training-site-action', open);
    return () => removeEventListener('training-site-action', open);
  }, []);
  const returnFocus = (event: Event) => {
    event.preventDefault();
    opener.current?.focus();
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Content onCloseAutoFocus={returnFocus} aria-describedby={undefined}>
          <Dialog.Title>Write to our partner</Dialog.Title>
          <Dialog.Close>Not now</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

createRoot(document.getElementById('dialogs') as HTMLElement).render(<Contact />);
