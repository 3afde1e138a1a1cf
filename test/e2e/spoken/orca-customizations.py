"""Orca loads this file at its start. It then writes what it speaks to its file descriptor 3, without sound."""

import orca.settings
from gi.repository import GLib
from orca import speechserver

orca.settings.speechServerFactory = __name__
orca.settings.enableBraille = False
orca.settings.enableKeyEcho = False
# Orca would change its mode some time after a key, and the next key would have another meaning.
orca.settings.nativeNavTriggersFocusMode = False

spoken = open(3, "w", buffering=1)


class SpeechServer(speechserver.SpeechServer):
    reading = None

    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            # One line for what is spoken at once.
            print(text.replace("\n", " "), file=spoken)

    # Orca reads a page aloud by its own order: each part follows when it is told that the part before was spoken.
    def sayAll(self, utteranceIterator, progressCallback):
        def read_on():
            context, _ = next(utteranceIterator, (None, None))
            if self.reading is not utteranceIterator or not context:
                return False
            self.speak(context.utterance)
            context.currentOffset = context.endOffset
            progressCallback(context.copy(), speechserver.SayAllContext.COMPLETED)
            return True

        self.reading = utteranceIterator
        GLib.idle_add(read_on)

    def stop(self):
        self.reading = None
